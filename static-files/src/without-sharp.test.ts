import { expect, it, jest } from '@jest/globals';

jest.mock('sharp', () => {
  throw new Error('no native code for this machine');
});

it('The documents can be printed on a machine without the image library, and only the pictures fail', async () => {
  const { writeDocuments, writePictures } = await import('./write-static-files.ts');
  expect(writeDocuments).toBeInstanceOf(Function);
  await expect(writePictures('/tmp/never-written')).rejects.toThrow('no native code for this machine');
});
