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

export interface AddressGroup {
  /** Whom a limit counts as one: an IPv4 address, or the /64 network that one IPv6 customer has to themselves. */
  name: string;
  /** True where everybody may come from it, because a proxy stands before the site: nobody is refused for it. */
  shared: boolean;
}

/** The group of a client's address; a text that is no address is a group of its own. */
export function addressGroup(address: string): AddressGroup {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (net.isIPv4(plain)) return { name: plain, shared: inside.check(plain, 'ipv4') };
  if (!net.isIPv6(plain)) return { name: plain, shared: false };
  return { name: `${network64(plain)}::/64`, shared: inside.check(plain, 'ipv6') };
}

/** The first four groups, written out. */
function network64(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end stands for two groups.
  const length = before.length + after.length + (address.includes('.') ? 1 : 0);
  const whole =
    tail === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - length)).fill('0'), ...after];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
