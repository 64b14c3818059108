export default function Hours() {
  return <p>Open from eight to six.</p>;
}
