import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { BUILD_REQUEST_BYTES, type PackedFiles } from '../../build/index.ts';
import { fetchErrorReason } from '../../release-api-client/index.ts';

/** A build on its way to the shop that shows it to its developer. */
export interface BuildToUpload {
  readonly shop: URL;
  readonly key: string;
  readonly remote: string;
  readonly files: PackedFiles;
  readonly signal: AbortSignal;
}

/** What the shop answers: the version that it made, and the link to its pages. */
const ShownSchema = Type.Object({ version: Type.String(), entry: Type.String() });
const RefusedSchema = Type.Object({ detail: Type.String() });

/** Sends a build. `link` shows it to its holder; `problem` explains why the shop does not show it or is not reached. */
export async function uploadBuild({
  shop,
  key,
  remote,
  files,
  signal,
}: BuildToUpload): Promise<{ readonly version: string; readonly link: string } | { readonly problem: string }> {
  const answer = await fetch(new URL(`/_developer/builds/${remote}`, shop), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files }),
    signal,
  }).catch((error: unknown) => fetchErrorReason(error));
  if (typeof answer === 'string') return { problem: `${shop.origin} was not reached: ${answer}. It is tried again at the next change.` };
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && Value.Check(ShownSchema, body)) return toShown(shop, body);
  if (Value.Check(RefusedSchema, body)) return { problem: body.detail };
  if (answer.status === 413) {
    const size = `${BUILD_REQUEST_BYTES / 1024 ** 2} MB`;
    return { problem: `A proxy of ${shop.origin} refuses the size of the build (status 413): it must allow requests of ${size}.` };
  }
  return { problem: `${shop.origin} shows no working builds (status ${answer.status}): it must run with DEVELOPER_BUILDS=on.` };
}

function toShown(shop: URL, { version, entry }: Static<typeof ShownSchema>) {
  return { version, link: new URL(entry, shop).href };
}
