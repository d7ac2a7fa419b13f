import { Notice } from 'shared/ui';
import { useLoader } from '#manifest/loader.tsx';
import { messages } from '#messages.en.ts';

/** Tells whoever looks at a preview that nobody else sees it, and leads out. The early script keeps it for this tab. */
export function PreviewBanner() {
  const { preview } = useLoader();
  if (preview === undefined) return null;
  return (
    <div className="page preview-banner">
      <Notice kind="warning" title={'unknown' in preview ? messages.previewMissingTitle : messages.previewTitle}>
        <p>
          {'unknown' in preview ? preview.says : messages.previewText({ name: preview.name, release: preview.release })}{' '}
          {/* A document load: the early script forgets the preview when it is asked for none. */}
          <a href="?preview=">{messages.previewLeave}</a>
        </p>
      </Notice>
    </div>
  );
}
