import type { Picture } from '../src/contracts/api/index.ts';
import type { PictureSource } from '../src/ui/picture/index.ts';

function drawn(body: string): PictureSource {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><rect width="600" height="600" fill="#efe8da"/>${body}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 600, height: 600 };
}

/** Stand-ins for the drawn packs of the reference API. */
export const pictures: readonly PictureSource[] = [
  drawn(
    '<rect x="245" y="110" width="110" height="60" rx="12" fill="#fff"/><rect x="200" y="165" width="200" height="330" rx="34" fill="#2c5e3d"/><rect x="200" y="260" width="200" height="140" fill="#f8f5ee"/><rect x="225" y="295" width="120" height="16" fill="#2c5e3d"/><rect x="225" y="325" width="80" height="12" fill="#f15f18"/>',
  ),
  drawn(
    '<rect x="150" y="160" width="300" height="300" rx="10" fill="#d9a441"/><rect x="150" y="230" width="300" height="70" fill="#fff"/><circle cx="300" cy="380" r="44" fill="#fff" opacity=".7"/>',
  ),
  drawn(
    '<path d="M210 120h180v60l30 50v260a20 20 0 0 1-20 20H200a20 20 0 0 1-20-20V230l30-50z" fill="#7fa3b8"/><rect x="180" y="290" width="240" height="130" fill="#fff"/>',
  ),
];

/** As the API describes one; here every width is the same drawing. */
export const apiPicture: Picture = {
  url: pictures[2]?.src ?? '',
  url_template: pictures[2]?.src ?? '',
  width: 600,
  height: 600,
  widths: [],
};
