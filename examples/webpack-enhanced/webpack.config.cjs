const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

module.exports = {
  entry: './src/index.js',
  output: { clean: true, publicPath: 'auto' },
  module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  plugins: [
    new MiniCssExtractPlugin(),
    new ModuleFederationPlugin({
      name: 'offers',
      filename: 'remoteEntry.js',
      exposes: { './App': './src/app.js' },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
};
