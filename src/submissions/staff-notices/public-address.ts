import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/**
 * Addresses of nobody on the Internet, or of what every server of a cloud may ask for its secrets
 * (RFC 6890 and IANA's registries; the last of the first list is Azure's).
 */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['168.63.129.16', 32],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
// Teredo and other ways to other networks, examples, and 6to4, which holds an address of IPv4.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** What IANA has given out for everybody; all else is loopback, local, mapped, multicast or unused. */
const worldwide = new BlockList();
worldwide.addSubnet('2000::', 3, 'ipv6');

/** @param address of IPv4 or IPv6, without brackets */
export function isPublic(address: string): boolean {
  if (isIPv6(address)) return worldwide.check(address, 'ipv6') && !inside.check(address, 'ipv6');
  return isIP(address) === 4 && !inside.check(address, 'ipv4');
}

/** Says that a name leads to an address that is not public; `code` is what a log gets. */
export class NotPublic extends Error {
  readonly code = 'ENOTPUBLIC';
}

type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for a socket, and refuses it when one of its addresses is not public: so the
 * address that is judged is the one that is connected to, whatever the name says a moment later.
 */
export const lookupPublic =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) {
        done(error, '');
        return;
      }
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublic(address)))
        done(new NotPublic('The name leads into a private network'), '');
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
