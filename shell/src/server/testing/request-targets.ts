import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Request targets that a proxy could take for the address of another server, here of `host` (`127.0.0.1:<port>`), or that leave a folder. */
export function hostileTargets(host: string): readonly string[] {
  const port = host.split(':')[1];
  return [
    // Network-path references (RFC 3986, section 4.2), and what URL parsers take for one.
    ...[`//${host}/x`, `///${host}/x`, `////${host}/x`, `/\\${host}/x`, `/\\\\${host}/x`, `/\\/${host}/x`, `//\\${host}/x`],
    ...[`\\\\${host}/x`, `\\/${host}/x`, `\\${host}/x`, `/\t/${host}/x`, `\t//${host}/x`, `/ /${host}/x`, `/%09/${host}/x`],
    ...[`/%2f${host}/x`, `/%2F%2f${host}/x`, `%2f%2f${host}/x`, `/%5c${host}/x`, `/%5C%5c${host}/x`, `/%2f\\${host}/x`],
    // Absolute form.
    ...[`http://${host}/x`, `HTTP://${host}/x`, `hTtP://${host}`, `http:/${host}/x`, `http:${host}/x`, `http:\\\\${host}\\x`],
    ...[`http:////${host}/x`, `https://${host}/x`, `ftp://${host}/x`, `ws://${host}/x`, 'file:///etc/hostname', 'data:,x'],
    ...[
      `http://shop@${host}/x`,
      `http://127.0.0.1:80@${host}/x`,
      `http://${host}#@shop/`,
      `http://${host}?@shop/`,
      `http://${host}\\@shop/x`,
    ],
    // What turns an origin that is put before it into a user name, a longer name or a port.
    ...[`@${host}/x`, `:80@${host}/x`, `.${host}/x`, `0/x`, `?@${host}/x`, `#@${host}/x`, `;@${host}/x`, `/@${host}/x`],
    // The same host in other words.
    ...[`//127.1:${port}/x`, `//2130706433:${port}/x`, `//0x7f.0.0.1:${port}/x`, `//0177.0.0.1:${port}/x`, `//localhost:${port}/x`],
    ...[`//[::ffff:127.0.0.1]:${port}/x`, `//%31%32%37.0.0.1:${port}/x`, `//user:password@${host}/x`, `//127。0。0。1:${port}/x`],
    // Dot segments.
    ...[`/..//${host}/x`, `/.//${host}/x`, `/%2e//${host}/x`, `/%2e%2E//${host}/x`, `/x/..//${host}/x`, `/x/%2e./\\${host}/x`],
    ...['/../admin/x', '/..;/admin/x', '/%2e%2e/admin/x', '/.%2E/admin/x', '/..%2fadmin/x', '/%2e%2e%5cadmin/x', '/\\..\\admin/x'],
    ...['%2f../admin/x', '/x/../../admin/x', '/%09../admin/x', '/.%09./admin/x', '/..%00/admin/x', '/%252e%252e/admin/x', '/x#/../admin/x'],
  ];
}

/** Status of the answer to `GET target`, sent as it is; 0 where the server ends the connection without one. */
export async function statusOfTarget(port: number, target: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${target} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n${lines.join('')}\r\n`);
  return Number(/^HTTP\/1.1 (\d{3})/.exec(await text(socket).catch(() => ''))?.[1] ?? 0);
}
