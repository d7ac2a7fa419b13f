import { Icon } from 'shared/ui';
import { useOffline } from '#offline/connection.ts';

/** Says in a corner that the network is away. Its place is always there, so that screen readers hear when it fills. */
export function OfflineNote({ works }: { works: boolean | undefined }) {
  const offline = useOffline();
  return (
    <div role="status">
      {offline && works !== undefined && (
        <p className="offline-note">
          <Icon name="warning" />
          {works
            ? 'You are offline. This page still works.'
            : 'You are offline. What you typed is kept; send it later.'}
        </p>
      )}
    </div>
  );
}
