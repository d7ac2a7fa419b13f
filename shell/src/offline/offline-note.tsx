import { Icon } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { useOffline } from '#offline/connection.ts';

/** Says at the window's lower left that the network is away. Its place is always there, so that screen readers hear when it fills. */
export function OfflineNote({ works }: { works: boolean | undefined }) {
  const offline = useOffline();
  return (
    <div role="status" className="offline">
      {offline && works !== undefined && (
        <p className="offline-note">
          <Icon name="warning" />
          {works ? messages.offlineAndWorking : messages.offlineAndKept}
        </p>
      )}
    </div>
  );
}
