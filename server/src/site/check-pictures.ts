import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteFacts } from 'shared/site';
import { StartError } from '#settings/start-error.ts';

/**
 * @param folder the firm's, `site` beside its `site.json`
 * @throws StartError with a line for each picture that `site.json` names and `site/media` does not hold
 */
export function checkPictures(folder: string, { about }: Pick<SiteFacts, 'about'>): void {
  const named = [
    ...about.leaders.map(({ portrait }, index) => [`about.leaders[${index}].portrait`, portrait] as const),
    ...(about.certificates ?? []).map(
      ({ picture }, index) => [`about.certificates[${index}].picture`, picture] as const,
    ),
    ...(about.partners ?? []).map(({ picture }, index) => [`about.partners[${index}].picture`, picture] as const),
  ];
  const missing = named.flatMap(([place, picture]) => {
    const file = picture && path.join(folder, 'media', picture.file);
    return file === undefined || existsSync(file) ? [] : [`site.json: ${place}: ${file} does not exist.`];
  });
  if (missing.length > 0) throw new StartError(missing.join('\n'));
}
