import './water-page.js';

const placeOf = ({ name }) => document.getElementById(`single-spa-application:${name}`);

export async function bootstrap() {}

export async function mount(props) {
  placeOf(props).append(document.createElement('water-page'));
}

export async function unmount(props) {
  placeOf(props).replaceChildren();
}
