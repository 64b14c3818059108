import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { serverOptions } from '@vitrava/server-kit/http';
import { measureResponses } from '@vitrava/server-kit/metrics';
import fastify, { type FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { categoryRoutes } from './catalogue/categories.ts';
import { searchRoutes } from './catalogue/search/index.ts';
import { advertisingRoutes } from './content/advertising.ts';
import { companyRoutes } from './content/company.ts';
import { contactUsRoutes } from './content/contact-us.ts';
import { faqRoutes } from './content/faq.ts';
import { mediaRoutes } from './content/media.ts';
import { newsRoutes } from './content/news.ts';
import { pageRoutes } from './content/pages.ts';
import { favoriteRoutes } from './customer/favorites.ts';
import { passwordRoutes } from './customer/passwords/index.ts';
import { personalDataRoutes } from './customer/personal-data/index.ts';
import { registrationRoutes } from './customer/registration/index.ts';
import { installAccessControl, installBearer, installCsrf, sessionRoutes } from './customer/session/index.ts';
import { telegramRoutes } from './customer/telegram.ts';
import { userRoutes } from './customer/users/index.ts';
import {
  answerClientError,
  compileValidator,
  installCallPermits,
  installErrorHandler,
  installJsonBody,
  installLanguage,
  installNoStore,
  installQueryContext,
  installRequestLog,
  installSecurityHeaders,
  parseQueryString,
  refuseAddress,
  watchMethods,
} from './http/index.ts';
import { backOfficeRoutes } from './operations/back-office.ts';
import { backupRoutes } from './operations/backup/index.ts';
import { healthRoutes } from './operations/health.ts';
import { publishOpenApi } from './operations/open-api/index.ts';
import { settingsRoutes } from './operations/settings/index.ts';
import { cartPricingRoutes } from './purchase/cart-pricing/index.ts';
import { shoppingCartRoutes } from './purchase/carts/index.ts';
import { pickupRoutes } from './purchase/delivery/index.ts';
import { adminOrderRoutes, orderPaymentRoutes, orderRepeatRoutes, orderRoutes, paymentMethodRoutes } from './purchase/orders/index.ts';
import { webhookRoutes } from './purchase/payments/index.ts';
import { stockRoutes } from './purchase/saved-points/index.ts';
import type { ApiInstance, Services } from './services.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
/** For the request and for its response. The shop's proxy waits 15 seconds and should receive the response of the API. */
const REQUEST_TIMEOUT_MS = 15_000;
const HANDLER_TIMEOUT_MS = 14_000;
/** Longer than proxies keep connections open, so that this side never closes one that is being reused. */
const KEEP_ALIVE_MS = 72_000;

/** Adds addresses to the API with what its routes work with; the calls of the API's document are described in the same way. */
export type Extension = (app: ApiInstance, services: Services) => void | Promise<void>;

export interface AppOptions {
  readonly logger?: FastifyBaseLogger;
  readonly extensions?: readonly Extension[];
  /** Gets figures of the answers. */
  readonly metrics?: Registry | undefined;
}

/** The whole API on an open database; it does not listen. */
export async function buildApp(services: Services, { logger, extensions = [], metrics }: AppOptions = {}): Promise<ApiInstance> {
  const app = fastify({
    ...serverOptions({
      logger,
      trustProxy: services.config.trustProxy,
      requestTimeoutMs: REQUEST_TIMEOUT_MS,
      bodyLimitBytes: BODY_LIMIT_BYTES,
    }),
    handlerTimeout: HANDLER_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: refuseAddress,
    routerOptions: { querystringParser: parseQueryString, maxParamLength: 200 },
  })
    .setValidatorCompiler(compileValidator)
    .withTypeProvider<TypeBoxTypeProvider>();

  await installSecurityHeaders(app, services.config.isProduction);
  installErrorHandler(app);
  installNoStore(app);
  installJsonBody(app);
  installRequestLog(app);
  if (metrics) measureResponses(app, metrics, 'vitrava_api');
  installLanguage(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  installQueryContext(app, services.config);
  installCallPermits(app, services.config);
  installBearer(app, services);
  installCsrf(app);
  installAccessControl(app, services);

  const refuseOtherMethods = watchMethods(app);
  await publishOpenApi(app);
  healthRoutes(app, services);
  searchRoutes(app, services);
  categoryRoutes(app, services);
  settingsRoutes(app, services);
  advertisingRoutes(app, services);
  newsRoutes(app, services);
  faqRoutes(app, services);
  pageRoutes(app, services);
  companyRoutes(app, services);
  contactUsRoutes(app, services);
  cartPricingRoutes(app, services);
  pickupRoutes(app, services);
  orderRoutes(app, services);
  orderPaymentRoutes(app, services);
  orderRepeatRoutes(app, services);
  paymentMethodRoutes(app, services);
  adminOrderRoutes(app, services);
  await webhookRoutes(app, services);
  backOfficeRoutes(app, services);
  backupRoutes(app, services);
  sessionRoutes(app, services);
  registrationRoutes(app, services);
  passwordRoutes(app, services);
  telegramRoutes(app, services);
  userRoutes(app, services);
  personalDataRoutes(app, services);
  favoriteRoutes(app, services);
  shoppingCartRoutes(app, services);
  stockRoutes(app, services);
  mediaRoutes(app, services);
  for (const extend of extensions) await extend(app, services);
  refuseOtherMethods(app);
  await app.ready();
  return app;
}
