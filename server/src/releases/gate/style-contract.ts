import { differs } from '#releases/differences.ts';
import type { Check } from '#releases/gate/check.ts';

/**
 * What live remotes use of the shell's styles, this shell offers. A name that is missing stops a release that was made
 * for this version of the contract or a later one; of one that was made for an earlier version, a person says whether the
 * page still looks right. Releases from before there was a contract say nothing.
 */
export const styleContract: Check = ({ candidate, shell, others }) => {
  const offered = shell?.styleContract;
  if (shell === undefined || offered === undefined) return [];
  const remotes = candidate.name === 'shell' ? others : [candidate];
  return remotes.flatMap(({ name, release, styleContract: used }) => {
    const missing = [
      ...(used?.classes ?? []).filter((one) => !offered.classes.includes(one)).map((one) => `.${one}`),
      ...(used?.tokens ?? []).filter((one) => !offered.tokens.includes(one)),
    ];
    if (used === undefined || missing.length === 0) return [];
    const problem = `Styles: ${name}@${release} uses ${missing.join(', ')} of version ${used.version} of the style contract, which the shell ${shell.release} (version ${offered.version}) does not offer.`;
    return [used.version < offered.version ? differs(problem) : problem];
  });
};
