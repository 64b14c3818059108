declare module 'monolith-modules' {
  /** Written by `build.ts`: what federation would find, by `<remote>/<exposed>`. */
  export const modules: Readonly<Record<string, () => Promise<unknown>>>;
}
