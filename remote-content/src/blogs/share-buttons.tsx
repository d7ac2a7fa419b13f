import { Button, toast } from 'shared/ui';

/** Opens WhatsApp with a text and this page's address; nothing is sent before the visitor does it there. */
function shareOnWhatsApp(title: string): void {
  const text = `${title} ${location.origin}${location.pathname}`;
  window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}`);
    toast('Link copied to clipboard!');
  } catch {
    toast('The link could not be copied. Copy it from the address bar.', 'error');
  }
}

export function ShareButtons({ title }: { title: string }) {
  return (
    <>
      <Button variant="secondary" icon="whatsapp" onClick={() => shareOnWhatsApp(title)}>
        Share on WhatsApp
      </Button>
      <Button variant="secondary" icon="link" onClick={copyLink}>
        Copy link
      </Button>
    </>
  );
}
