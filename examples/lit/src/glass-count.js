import { html, LitElement } from 'lit';

class GlassCount extends LitElement {
  render() {
    return html`<p>Eight glasses a day.</p>`;
  }
}

customElements.define('glass-count', GlassCount);
