import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// For what runs while a language is built (`SITE_LANGUAGE=hi`): Node then takes the language's own file wherever there is
// one beside a module, `messages.hi.ts` for `messages.en.ts`, as the bundler does by `rspack.messages.ts`.
const language = process.env.SITE_LANGUAGE ?? 'en';

const ownOf = (url) => url.replace(/(?<!\.(?:data|test))(?:\.en)?\.ts$/, `.${language}.ts`);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (language === 'en' || !found.url.startsWith('file:') || found.url.includes('/node_modules/')) return found;
    const own = ownOf(found.url);
    return own !== found.url && existsSync(fileURLToPath(own)) ? { ...found, url: own } : found;
  },
});
