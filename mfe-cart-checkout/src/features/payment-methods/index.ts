export {
  $areMethodsPending,
  $isMethodGone,
  $lostMethod,
  $method,
  $methodsState,
  $offers,
  MethodsGate,
  methodsRetried,
  type Offer,
} from './model.ts';
