export default function Plan() {
  return <p>A glass of water before breakfast.</p>;
}
