export {
  $areMethodsPending,
  $isMethodGone,
  $lostMethod,
  $method,
  $methodsState,
  $offers,
  MethodsGate,
  methodsRetried,
} from './model.ts';
