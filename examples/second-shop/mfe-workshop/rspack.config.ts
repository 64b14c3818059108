import path from 'node:path';
import { defineRemote } from '@vitrava/build-preset';

const part = (name: string) => path.join(import.meta.dirname, `src/vue/${name}.ts`);

/** The entries of a remote import the mount contract by name: here Vue's. */
export default defineRemote(import.meta).map((build) => ({
  ...build,
  resolve: {
    ...build.resolve,
    alias: { '@vitrava/shared-kit/mount/client$': part('client'), '@vitrava/shared-kit/mount/server$': part('server') },
  },
}));
