import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { serverOptions } from '@vitrava/server-kit/http';
import { measureResponses } from '@vitrava/server-kit/metrics';
import fastify, { type FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { advertisingRoutes } from './advertising/index.ts';
import { backOfficeRoutes } from './back-office/index.ts';
import { backupRoutes } from './backup/index.ts';
import { cartPricingRoutes } from './cart-pricing/index.ts';
import { categoryRoutes } from './categories/index.ts';
import { companyRoutes } from './company/index.ts';
import { contactUsRoutes } from './contact-us/index.ts';
import { pickupRoutes } from './delivery/index.ts';
import { faqRoutes } from './faq/index.ts';
import { favoriteRoutes } from './favorites/index.ts';
import { healthRoutes } from './health/index.ts';
import {
  answerClientError,
  compileValidator,
  installCallBounds,
  installCurrentCall,
  installErrorHandler,
  installJsonBody,
  installLanguage,
  installRequestLog,
  installSecurityHeaders,
  parseQueryString,
  refuseAddress,
  watchMethods,
} from './http/index.ts';
import { mediaRoutes } from './media/index.ts';
import { newsRoutes } from './news/index.ts';
import { publishOpenApi } from './open-api/index.ts';
import { adminOrderRoutes, orderPaymentRoutes, orderRepeatRoutes, orderRoutes, paymentMethodRoutes } from './orders/index.ts';
import { pageRoutes } from './pages/index.ts';
import { passwordRoutes } from './passwords/index.ts';
import { webhookRoutes } from './payments/index.ts';
import { personalDataRoutes } from './personal-data/index.ts';
import { registrationRoutes } from './registration/index.ts';
import { searchRoutes } from './search/index.ts';
import type { ApiInstance, Services } from './services.ts';
import { installBearer, installCsrf, sessionRoutes } from './session/index.ts';
import { settingsRoutes } from './settings/index.ts';
import { shoppingCartRoutes } from './shopping-carts/index.ts';
import { stockRoutes } from './stocks/index.ts';
import { telegramRoutes } from './telegram/index.ts';
import { userRoutes } from './users/index.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
/** For the request and for its response. The shop's proxy waits 15 seconds and should receive the response of the API. */
const REQUEST_TIMEOUT_MS = 15_000;
const HANDLER_TIMEOUT_MS = 14_000;
/** Longer than whoever keeps connections open in front, so that it is never this side that closes one just taken up again. */
const KEEP_ALIVE_MS = 72_000;

/** Adds addresses to the API with what its routes work with; the calls of the API's document are described in the same way. */
export type Extension = (app: ApiInstance, services: Services) => void | Promise<void>;

export interface AppOptions {
  readonly logger?: FastifyBaseLogger;
  readonly extensions?: readonly Extension[];
  /** Gets figures of the answers. */
  readonly metrics?: Registry | undefined;
}

/** The whole API on an open database; it listens nowhere until someone asks it to. */
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
  installJsonBody(app);
  installRequestLog(app);
  if (metrics) measureResponses(app, metrics, 'vitrava_api');
  installLanguage(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  installCurrentCall(app, services.config);
  installCallBounds(app, services.config);
  installBearer(app, services);
  installCsrf(app);

  const refuseOtherMethods = watchMethods(app);
  await publishOpenApi(app, services);
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
