/** What a test does at every `npm test`, and what it does when `npm run proof` has time: more cases of the same, never other tests. */
export function byOccasion<Extent>({ usual, proof }: { readonly usual: Extent; readonly proof: Extent }): Extent {
  if (process.env['VITRAVA_PROOF'] !== '1') return usual;
  process.stdout.write(`Of this the proof does ${describe(proof)}, each gate ${describe(usual)}.\n`);
  return proof;
}

const describe = (extent: unknown): string => (Array.isArray(extent) ? `${extent.length} cases` : JSON.stringify(extent));
