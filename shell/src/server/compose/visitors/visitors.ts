import { randomUUID } from 'node:crypto';
import { PREVIEW_LINK_PURPOSE, type ResolveRequest, type Resolver, type VisitorAttributes } from '@vitrava/delivery/resolver';
import { DEFAULT_LOCALE, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refererOf, SIGNED_IN_COOKIE } from '../../http/index.ts';
import { isRobot } from '../robot/index.ts';
import { parseAddress } from '../routing/index.ts';
import { deviceOf } from './device.ts';

/** Keeps a visitor in the same arms: random, not about the person, and sealed, so that none can be invented. */
export const VISITOR_COOKIE = 'visitor';
/** What the holder of a signed link sees in the place of what visitors do. */
export const PREVIEW_COOKIE = 'preview';

const DAYS_365_S = 365 * 24 * 60 * 60;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The visitor as experiments use it. */
export interface Visitors {
  /** The visitor from the cookies; without an id for robots, garbage and refused tracking: stable versions. */
  of(request: FastifyRequest): ResolveRequest;
  /** The same for the data of a page at another address than the request's own. */
  at(request: FastifyRequest, place: Pick<VisitorAttributes, 'locale' | 'path'>): ResolveRequest;
  /** The visitor of a page: known, or given an id now where an experiment has to distinguish visitors. */
  ofPage(request: FastifyRequest, reply: FastifyReply): Promise<ResolveRequest>;
}

export function createVisitors({ sign, verify, needsVisitor }: Pick<Resolver, 'sign' | 'verify' | 'needsVisitor'>): Visitors {
  function idFrom({ cookies }: FastifyRequest): string | null {
    const value = cookies[VISITOR_COOKIE];
    const id = value === undefined ? null : verify(VISITOR_COOKIE, value);
    return id !== null && ID.test(id) ? id : null;
  }

  /** A cookie that no link of this shop has set is none: it must not keep pages from being shared. */
  function linkFrom({ cookies }: FastifyRequest): string | null {
    const value = cookies[PREVIEW_COOKIE];
    return value !== undefined && verify(PREVIEW_LINK_PURPOSE, value) !== null ? value : null;
  }

  function read(request: FastifyRequest, isPage: boolean): ResolveRequest {
    if (isRobot(request.headers['user-agent'])) return { visitorId: null };
    const preview = linkFrom(request);
    const previewing = preview === null ? {} : { preview };
    if (requestsPrivacy(request)) return { visitorId: null, ...previewing };
    return { visitorId: idFrom(request), attributes: attributesOf(request, isPage), ...previewing };
  }

  return {
    of: (request) => read(request, false),
    at(request, place) {
      const visitor = read(request, false);
      return visitor.attributes ? { ...visitor, attributes: { ...visitor.attributes, ...place } } : visitor;
    },
    async ofPage(request, reply) {
      const isNeeded = await needsVisitor();
      const visitor = read(request, true);
      if (!isNeeded) return { ...visitor, visitorId: null };
      // A visitor without attributes, or with a link, takes no part; the reply to an address that the router could not decode sets no cookies.
      const takesPart = visitor.attributes !== undefined && visitor.preview === undefined && 'setCookie' in reply;
      if (visitor.visitorId !== null || !takesPart) return visitor;
      const visitorId = randomUUID();
      reply.setCookie(VISITOR_COOKIE, sign(VISITOR_COOKIE, visitorId), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        maxAge: DAYS_365_S,
        secure: request.protocol === 'https',
      });
      return { ...visitor, visitorId };
    },
  };
}

/** Global Privacy Control (w3.org/TR/gpc), and what came before it: such a visitor takes no part in experiments. */
function requestsPrivacy({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1';
}

/** The attributes that experiments choose by. For a request that is no page, the referrer's page counts. */
function attributesOf(request: FastifyRequest, isPage: boolean): VisitorAttributes {
  const address = parseAddress(isPage ? request.raw.url : refererOf(request));
  const { prefix, path } = splitLocale(address?.pathname ?? '/');
  return {
    locale: prefix ?? DEFAULT_LOCALE,
    path,
    device: deviceOf(request.headers),
    signedIn: request.cookies[SIGNED_IN_COOKIE] !== undefined,
  };
}
