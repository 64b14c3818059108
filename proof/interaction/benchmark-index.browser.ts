/** How fast the machine is, by Lighthouse's count (`core/lib/page-functions.js`), with which a laptop of today has 1500 to 2500. Runs in a page. */
export function benchmarkIndex(): number {
  const forHalfASecond = (work: (iteration: number) => void, isWhole: (iterations: number) => boolean): number => {
    const start = Date.now();
    let iterations = 0;
    while (!isWhole(iterations) || Date.now() - start < 500) {
      work(iterations);
      iterations += 1;
    }
    return Math.round(iterations / 10 / ((Date.now() - start) / 1000));
  };
  const withGarbage = forHalfASecond(
    () => {
      let text = '';
      for (let count = 0; count < 10_000; count += 1) text += 'a';
      if (text.length === 1) throw new Error('Keeps the compiler from dropping the loop');
    },
    () => true,
  );
  const from = Array.from({ length: 100_000 }, (_, index) => index);
  const to = [...from];
  const withoutGarbage = forHalfASecond(
    (iteration) => {
      const [source, target] = iteration % 2 === 0 ? [from, to] : [to, from];
      for (let index = 0; index < source.length; index += 1) target[index] = source[index] as number;
    },
    (iterations) => iterations % 10 === 0,
  );
  return (withGarbage + withoutGarbage) / 2;
}
