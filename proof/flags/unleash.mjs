import { startUnleash } from 'unleash-client';

/** Evaluates the flags of an Unleash server in the process of the shop's; no package of OpenFeature does. Texts are the payloads of variants. */
export async function createProvider({ UNLEASH_API, UNLEASH_TOKEN } = process.env) {
  const unleash = await startUnleash({
    url: UNLEASH_API,
    appName: 'shop',
    customHeaders: { Authorization: UNLEASH_TOKEN },
    refreshInterval: 500,
  });
  const resolve = (evaluate) => async (name, fallback, context) => {
    const isKnown = unleash.getFeatureToggleDefinition(name) !== undefined;
    if (!isKnown) return { value: fallback, reason: 'ERROR', errorCode: 'FLAG_NOT_FOUND' };
    const { targetingKey: userId, ...properties } = context;
    return { ...evaluate(name, { userId, properties }, fallback), reason: 'TARGETING_MATCH' };
  };
  const variantOf = (name, context, fallback) => {
    const { enabled, name: variant, payload } = unleash.getVariant(name, context);
    return enabled && payload ? { value: payload.value, variant } : { value: fallback };
  };
  return {
    metadata: { name: 'unleash' },
    runsOn: 'server',
    resolveBooleanEvaluation: resolve((name, context) => ({ value: unleash.isEnabled(name, context) })),
    resolveStringEvaluation: resolve(variantOf),
    resolveNumberEvaluation: resolve((name, context, fallback) => {
      const { value, variant } = variantOf(name, context, fallback);
      return { value: Number(value), variant };
    }),
    onClose: () => unleash.destroy(),
  };
}
