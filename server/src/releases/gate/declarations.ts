import type { Check } from '#releases/gate/check.ts';

/** The release exposes what the host asks for, and its pages are ones that the host can show. */
export const declarations: Check = ({ candidate, store }) => {
  const { name, release, container, entry, files, scripts, pages, chunks, pictures } = candidate;
  if (!Object.hasOwn(files, entry)) return [`Entry: ${entry} is not among the files of the release.`];
  if (name === 'shell') return scripts.length === 0 ? ['Entry: the shell names no scripts.'] : [];

  const problems: string[] = [];
  if (!store.text(candidate, entry).includes('"./routes"'))
    problems.push(`Exposes: ${entry} does not expose './routes'.`);
  // A name that two releases share has browsers run the one that they loaded first, whatever is live.
  if (container !== `${name}_${release}`.replace(/[^A-Za-z0-9]/g, '_'))
    problems.push(`Container: '${container}' does not carry the release's name and version.`);
  if (pages.length === 0) problems.push('Pages: the release declares none.');
  const seen = new Set<string>();
  for (const { path, chunk, early } of pages) {
    if (!/^\/$|^(\/(:[a-z]\w*|[a-z0-9][\w.-]*))+$/.test(path))
      problems.push(`Pages: '${path}' is not a path of the site.`);
    if (/^\/(server|r|dev|wp-json|healthz|readyz|metrics|sw\.js|offline\.(html|json))(\/|$)/.test(path))
      problems.push(`Pages: ${path} belongs to the origin.`);
    if (seen.has(path)) problems.push(`Pages: ${path} is declared twice.`);
    seen.add(path);
    for (const bundle of [chunk, early]) {
      if (bundle !== undefined && !Object.hasOwn(chunks, bundle))
        problems.push(`Pages: ${path} names the bundle '${bundle}', which the release does not have.`);
    }
  }
  for (const [path, picture] of Object.entries(pictures ?? {}))
    if (!Object.hasOwn(files, picture)) problems.push(`Pictures: ${picture} of ${path} is not among the files.`);
  return problems;
};
