import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** As proxies are named in settings: Fastify uses the same words. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Recognises calls of the shop's own servers: from a trusted address, without `X-Forwarded-For`. */
export function ownServers(trustProxy: string): (request: FastifyRequest) => boolean {
  const trusted = new BlockList();
  for (const word of trustProxy.split(',').map((part) => part.trim())) {
    for (const subnet of NAMED[word] ?? [word]) {
      const [address = '', prefix = isIPv6(address) ? '128' : '32'] = subnet.split('/');
      if (/^\d+$/.test(prefix)) trusted.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
    }
  }
  return ({ socket: { remoteAddress }, headers }) =>
    remoteAddress !== undefined &&
    headers['x-forwarded-for'] === undefined &&
    trusted.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
}
