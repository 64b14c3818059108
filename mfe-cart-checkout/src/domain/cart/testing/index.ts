export { connectTabs, giveLocks, signIn, signOut, storeCart, storedChanges, storedLines, takeLocks } from './browser.ts';
export { withholdDelivery } from './delivery.ts';
export { type Offer, offer, priceLines } from './prices.ts';
export { type CartServer, serveCart } from './server.ts';
export { add, amounts, choose, offers } from './shopper.ts';
export { closeTabs, listen, openCustomerTab, openTab, pairs, settled } from './tab.ts';
export { type Act, type Outcome, Walk } from './walk.ts';
