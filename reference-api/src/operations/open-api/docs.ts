import swaggerUi from '@fastify/swagger-ui';
import type { ApiInstance } from '../../services.ts';
import type { OpenApiDocument } from './document.ts';

/** Scripts and styles from here only. The page writes styles on its elements, and draws its icons as data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** `/api/docs/`: the document as a page, from this server alone. */
export async function installDocs(app: ApiInstance, choose: (document: OpenApiDocument) => OpenApiDocument): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    theme: { title: 'Vitrava API' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      deepLinking: false,
      tryItOutEnabled: false,
      supportedSubmitMethods: [],
      validatorUrl: null,
    },
    transformSpecification: (document) => choose(document as unknown as OpenApiDocument) as unknown as Record<string, unknown>,
  });
}
