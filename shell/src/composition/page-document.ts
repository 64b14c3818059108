import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';

/** Reads the inert JSON that the composition server wrote into the document. Throws when the document is not ours. */
export function readPageDocument(): PageDocumentState {
  const text = document.getElementById('vitrava-page')?.textContent;
  if (!text) throw new Error('The document lacks #vitrava-page');
  return JSON.parse(text) as PageDocumentState;
}
