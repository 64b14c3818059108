export const USAGE = `npm run new -- remote mfe-gift              a remote with one page, /gift
npm run new -- page mfe-gift thanks         a page of it, /gift/thanks (--path /thanks gives another)
npm run new -- fragment mfe-gift hello      a fragment of it`;
