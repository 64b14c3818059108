import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { advertisingRoutes } from './advertising/index.ts';
import { cartPricingRoutes } from './cart-pricing/index.ts';
import { categoryRoutes } from './categories/index.ts';
import { companyRoutes } from './company/index.ts';
import { contactUsRoutes } from './contact-us/index.ts';
import { faqRoutes } from './faq/index.ts';
import { favoriteRoutes } from './favorites/index.ts';
import { healthRoutes } from './health/index.ts';
import {
  compileValidator,
  installErrorHandler,
  installJsonBody,
  installLanguage,
  installRequestLog,
  parseQueryString,
  requestId,
  watchMethods,
} from './http/index.ts';
import { mediaRoutes } from './media/index.ts';
import { newsRoutes } from './news/index.ts';
import { publishOpenApi } from './open-api/index.ts';
import { searchRoutes } from './search/index.ts';
import type { ApiInstance, Services } from './services.ts';
import { installBearer, sessionRoutes } from './session/index.ts';
import { settingsRoutes } from './settings/index.ts';
import { shoppingCartRoutes } from './shopping-carts/index.ts';
import { userRoutes } from './users/index.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;

/** The whole API on an open database; it listens nowhere until someone asks it to. */
export async function buildApp(services: Services, logger?: FastifyBaseLogger): Promise<ApiInstance> {
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: requestId,
    routerOptions: { querystringParser: parseQueryString, maxParamLength: 200 },
  })
    .setValidatorCompiler(compileValidator)
    .withTypeProvider<TypeBoxTypeProvider>() as ApiInstance;

  installErrorHandler(app);
  installJsonBody(app);
  installRequestLog(app);
  installLanguage(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  installBearer(app, services);

  publishOpenApi(app);
  const refuseOtherMethods = watchMethods(app);
  healthRoutes(app, services);
  searchRoutes(app, services);
  categoryRoutes(app, services);
  settingsRoutes(app, services);
  advertisingRoutes(app, services);
  newsRoutes(app, services);
  faqRoutes(app, services);
  companyRoutes(app);
  contactUsRoutes(app, services);
  cartPricingRoutes(app, services);
  sessionRoutes(app, services);
  userRoutes(app, services);
  favoriteRoutes(app, services);
  shoppingCartRoutes(app, services);
  mediaRoutes(app, services);
  refuseOtherMethods(app);
  await app.ready();
  return app;
}
