import { Notice } from 'shared/ui';
import { useLoader } from '#manifest/loader.tsx';

/** Tells whoever looks at a preview that nobody else sees it, and leads out. The early script keeps it for this tab. */
export function PreviewBanner() {
  const { preview } = useLoader();
  if (preview === undefined) return null;
  return (
    <div className="page preview-banner">
      <Notice kind="warning" title={'unknown' in preview ? 'No preview' : 'Preview'}>
        <p>
          {'unknown' in preview ? preview.says : `${preview.name} ${preview.release}, in this tab only.`}{' '}
          {/* A document load: the early script forgets the preview when it is asked for none. */}
          <a href="?preview=">Leave the preview</a>
        </p>
      </Notice>
    </div>
  );
}
