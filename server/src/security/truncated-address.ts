import net from 'node:net';

/** An address without the part that tells one customer from the next: `203.0.113.0/24`, `2001:db8:12::/48`; empty for none. */
export function truncatedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (net.isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!net.isIPv6(plain)) return '';
  const [head = '', tail] = (plain.split('%', 1)[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  if (tail !== undefined) groups.push(...Array(Math.max(0, 8 - groups.length - behind.length)).fill('0'), ...behind);
  const first = groups.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/48`;
}
