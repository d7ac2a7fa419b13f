import net from 'node:net';

/** Addresses that no visitor of a public site has: such a caller is a proxy, or this machine. */
const inside = new net.BlockList();
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addSubnet('169.254.0.0', 16);
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

export const isInside = (plain: string): boolean =>
  net.isIP(plain) !== 0 && inside.check(plain, net.isIPv6(plain) ? 'ipv6' : 'ipv4');

/** An address as a socket or a proxy tells it: IPv4 not as IPv6, and without a zone. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

export interface AddressGroup {
  /** Whom a limit counts as one: an IPv4 address, or the /64 network that one IPv6 customer has to themselves. */
  name: string;
  /** True where everybody may come from it, because a proxy stands before the site: nobody is refused for it. */
  shared: boolean;
}

/** The group of a client's address; a text that is no address is a group of its own. */
export function addressGroup(address: string): AddressGroup {
  const plain = plainAddress(address);
  return { name: net.isIPv6(plain) ? `${groupsOf(plain, 4)}::/64` : plain, shared: isInside(plain) };
}

/** An address without the part that tells one customer from the next: `203.0.113.0/24`, `2001:db8:12::/48`; empty for none. */
export function truncatedAddress(address: string): string {
  const plain = plainAddress(address);
  if (net.isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return net.isIPv6(plain) ? `${groupsOf(plain, 3)}::/48` : '';
}

/** The first groups of an IPv6 address, written out. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end stands for two groups.
  const length = before.length + after.length + (address.includes('.') ? 1 : 0);
  const left = tail === undefined ? [] : [...Array<string>(Math.max(0, 8 - length)).fill('0'), ...after];
  return [...before, ...left]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
