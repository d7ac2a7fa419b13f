import { everyPart, partsOf } from '#messages/written.ts';

/**
 * What keeps a translation from being used: names that are missing or too many, and messages whose placeholders differ.
 *
 * @returns a sentence for each, none when it can stand in for the original
 */
export function disagreements(original: Record<string, string>, translated: Record<string, string>): string[] {
  const names = new Set([...Object.keys(original), ...Object.keys(translated)]);
  return [...names].flatMap((name) => {
    const [before, after] = [original[name], translated[name]];
    if (before === undefined) return [`${name} stands in the translation only`];
    if (after === undefined) return [`${name} is not translated`];
    const [wanted, given] = [placeholders(before), placeholders(after)];
    return wanted === given ? [] : [`${name} has the placeholders ${given || 'none'} for ${wanted || 'none'}`];
  });
}

function placeholders(message: string): string {
  const names = everyPart(partsOf(message)).map((part) =>
    part.kind === 'text' ? '' : part.kind === 'tag' ? `<${part.name}>` : `{${part.name}}`,
  );
  return [...new Set(names)].filter(Boolean).sort().join(' ');
}
