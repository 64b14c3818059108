export default function Tip() {
  return <p>Collagen dissolves in warm tea.</p>;
}
