import type { Check } from '#releases/gate/check.ts';

/**
 * Nothing that a live remote uses of the shared packages is missing in the shell: a renamed export would be a blank page.
 * Builds state both; of a release from before they did, the smoke check alone shows what is missing.
 */
export const surface: Check = ({ candidate, shell, others }) => {
  const offers = shell?.offers;
  if (shell === undefined || offers === undefined) return [];
  const remotes = candidate.name === 'shell' ? others : [candidate];
  return remotes.flatMap((remote) =>
    Object.entries(remote.uses ?? {}).flatMap(([module, names]) =>
      names
        .filter((name) => !offers[module]?.includes(name))
        .map(
          (name) =>
            `Shared: ${remote.name}@${remote.release} uses ${name} of ${module}, which the shell ${shell.release} does not offer.`,
        ),
    ),
  );
};
