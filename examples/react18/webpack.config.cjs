const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const singleSpaDefaults = require('webpack-config-single-spa-react');

module.exports = (webpackConfigEnv, argv) => {
  const config = singleSpaDefaults({ orgName: 'acme', projectName: 'clinics', webpackConfigEnv, argv });
  // It brings its own React, and its styles are a file.
  config.externals = [];
  config.module.rules[1].use[0] = MiniCssExtractPlugin.loader;
  config.plugins.push(new MiniCssExtractPlugin());
  const server = {
    target: 'node',
    entry: './src/server.js',
    output: { filename: 'server.cjs', library: { type: 'commonjs2' }, asyncChunks: false },
    module: { rules: [config.module.rules[0], { test: /\.css$/, type: 'asset/source' }] },
    resolve: config.resolve,
  };
  return [config, server];
};
