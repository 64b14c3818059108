/** A mail as a recipient's program reads it. */
export interface ReceivedEmail {
  readonly recipients: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** Reads a `multipart/alternative` of plain text and HTML. */
export function parseEmail(raw: string, recipients: readonly string[]): ReceivedEmail {
  const { headers, body } = part(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((piece) => part(piece.replace(/^\r\n/, '')));
  const bodyOf = (type: string) => {
    const found = parts.find((piece) => piece.headers['content-type'] === `${type}; charset=utf-8`);
    return found ? decode(found.body, found.headers['content-transfer-encoding'] ?? '7bit').replace(/\r\n/g, '\n') : '';
  };
  return { recipients, headers, text: bodyOf('text/plain'), html: bodyOf('text/html') };
}

function part(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: raw.slice(end + 4) };
}

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`. */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
