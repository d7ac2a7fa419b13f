import type { Check } from '#releases/gate/check.ts';

/** Host and remotes speak the same version of their agreement. */
export const hostApi: Check = ({ candidate, shell, others }) => {
  if (shell === undefined) return candidate.name === 'shell' ? [] : ['Host API: no shell is live.'];
  const remotes = candidate.name === 'shell' ? others : [candidate];
  return remotes
    .filter((remote) => remote.hostApi !== shell.hostApi)
    .map(
      (remote) =>
        `Host API: ${remote.name} asks for version ${remote.hostApi}, the shell ${shell.release} offers ${shell.hostApi}.`,
    );
};
