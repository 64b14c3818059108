import path from 'node:path';
import { defineConfig } from '@rspack/cli';
import { HtmlRspackPlugin } from '@rspack/core';

/** The gallery of the kit: every part in every state, to be looked at. `npm run gallery`. */
export default defineConfig({
  context: import.meta.dirname,
  mode: 'development',
  devtool: false,
  entry: { gallery: './gallery.tsx' },
  output: { path: path.join(import.meta.dirname, 'dist'), filename: '[name].js', cssFilename: '[name].css', clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: true } },
            target: 'es2022',
          },
        },
        type: 'javascript/auto',
      },
      {
        test: /\.module\.css$/,
        type: 'css/module',
        parser: { namedExports: false },
        generator: { localIdentName: 'kit-[local]-[hash:base64:6]' },
      },
      { test: /(?<!\.module)\.css$/, type: 'css' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new HtmlRspackPlugin({ template: './index.html' })],
});
