import { describe, expect, it } from '@jest/globals';
import { describeOnEngines } from '../../testing/index.ts';
import { findInDocument, type OpenApiDocument, readDocument } from './index.ts';

describeOnEngines('the published document', (api) => {
  const operations = (document: OpenApiDocument) =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ call: `${method} ${path}`, path, method, operation })),
    );
  const read = async (url: string, headers = {}) => (await api.app.inject({ url, headers })).json<OpenApiDocument>();

  describe('of OpenAPI 3.1', () => {
    it('leads every reference somewhere', async () => {
      for (const document of [
        readDocument(api.app),
        await read('/api/schema/'),
        await read('/admin/schema/', { 'x-admin-token': api.adminToken }),
      ]) {
        const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
        expect(references.length).toBeGreaterThan(0);
        expect(references.filter((reference) => findInDocument(document, reference) === undefined)).toEqual([]);
      }
    });

    it('The document has the parts that the specification requires', async () => {
      const document = await read('/api/schema/');
      expect(document.openapi).toMatch(/^3\.1\.\d+$/);
      expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
      for (const [path, item] of Object.entries(document.paths)) {
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        for (const { parameters = [], responses } of Object.values(item)) {
          const inPath = parameters.filter((one) => one.in === 'path');
          expect(inPath.map(({ name }) => name).sort()).toEqual([...names].sort());
          expect(inPath.every(({ required }) => required)).toBe(true);
          expect(new Set(parameters.map(({ name, in: place }) => `${place} ${name}`)).size).toBe(parameters.length);
          expect(Object.keys(responses).every((status) => /^[1-5]\d\d$/.test(status))).toBe(true);
        }
      }
      // No keyword of the language before 3.1.
      expect(JSON.stringify(document)).not.toContain('"nullable"');
    });

    it('The document names each operation once, with a sentence, its success and its refusals', () => {
      const document = readDocument(api.app);
      const all = operations(document);
      const ids = all.map(({ operation }) => operation.operationId);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(all.filter(({ operation }) => !/^[A-Z].*\.$/.test(operation.summary ?? '')).map(({ call }) => call)).toEqual([]);
      const statuses = (responses: object) => Object.keys(responses).map(Number);
      expect(all.filter(({ operation }) => !statuses(operation.responses).some((status) => status < 300)).map(({ call }) => call)).toEqual(
        [],
      );
      expect(all.filter(({ operation }) => !operation.responses['405']).map(({ call }) => call)).toEqual([]);
    });

    it('describes a list, an order and its key by name', async () => {
      const { paths } = await read('/api/schema/');
      const placing = paths['/api/orders/']?.post;
      expect(placing?.requestBody?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/OrderRequest' });
      expect(placing?.responses['422']).toEqual({ $ref: '#/components/responses/KeyReused' });
      expect(placing?.security).toEqual([{ bearer: [], csrf: [] }]);
      expect(placing?.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }));
    });
  });

  it('Operations require a customer exactly where guests are refused', async () => {
    const own = operations(readDocument(api.app)).filter(({ path }) => path.startsWith('/api/') && !path.startsWith('/api/payments/'));
    for (const { path, method, operation } of own) {
      const answer = await api.app.inject({ method: method.toUpperCase() as 'GET', url: path.replace(/\{\w+\}/g, '100001') });
      const needsCustomer = operation.security?.some((one) => 'bearer' in one) ?? false;
      expect([path, method, answer.statusCode === 401]).toEqual([path, method, needsCustomer]);
    }
  });

  it('keeps what only the owner and the acquirer call out of what everyone reads', async () => {
    const allPaths = Object.keys((await read('/api/schema/')).paths);
    expect(allPaths.filter((path) => !path.startsWith('/api/') || path.startsWith('/api/payments/'))).toEqual([]);
    const operators = Object.keys((await read('/admin/schema/', { 'x-admin-token': api.adminToken })).paths);
    expect(operators).toEqual(expect.arrayContaining(['/admin/orders/{number}/', '/api/payments/webhook/', '/readyz']));
    expect((await api.app.inject('/admin/schema/')).statusCode).toBe(403);
  });

  it('has a page to read it, of this server’s own files and without scripts inside', async () => {
    const page = await api.app.inject('/api/docs/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/https?:\/\/|<script>/);
    for (const [, file] of page.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)) {
      expect((await api.app.inject(`/api/docs/${file}`)).statusCode).toBe(200);
    }
    expect(Object.keys((await read('/api/docs/json')).paths)).toEqual(Object.keys((await read('/api/schema/')).paths));
  });
});
