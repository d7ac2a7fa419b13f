// As `run.mjs`, in words that an old Node can read.

/** What to tell somebody whose Node cannot install and start the site; undefined for one that can. */
export function tooOld(version) {
  if (Number(version.split('.')[0]) >= 20) return undefined;
  return `Node 20 or later is needed; this is ${version}.`;
}
