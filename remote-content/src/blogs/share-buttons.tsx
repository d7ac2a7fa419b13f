import { Button, toast } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** Opens WhatsApp with a text and this page's address; nothing is sent before the visitor does it there. */
function shareOnWhatsApp(title: string): void {
  const text = `${title} ${location.origin}${location.pathname}`;
  window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}`);
    toast(messages.shareDone);
  } catch {
    toast(messages.linkNotCopied, 'error');
  }
}

export function ShareButtons({ title }: { title: string }) {
  return (
    <>
      <Button variant="secondary" icon="whatsapp" onClick={() => shareOnWhatsApp(title)}>
        {messages.shareActionWhatsApp}
      </Button>
      <Button variant="secondary" icon="link" onClick={copyLink}>
        {messages.shareActionCopy}
      </Button>
    </>
  );
}
