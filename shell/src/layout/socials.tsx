import { useSite } from 'shared/site';
import { Icon } from 'shared/ui';

const icons = {
  LinkedIn: 'linkedin',
  YouTube: 'youtube',
  Instagram: 'instagram',
  WhatsApp: 'whatsapp',
  Facebook: 'facebook',
  X: 'x',
} as const;

export function Socials() {
  const { socials } = useSite();
  if (socials.length === 0) return null;
  return (
    <div className="social">
      {socials.map(({ name, url }) => (
        <a key={name} href={url} aria-label={name} rel="noopener">
          <Icon name={icons[name]} />
        </a>
      ))}
    </div>
  );
}
