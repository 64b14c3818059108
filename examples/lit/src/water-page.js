import { css, html, LitElement } from 'lit';

class WaterPage extends LitElement {
  static properties = { isOpen: { state: true } };
  static styles = css`
    h1 {
      color: rgb(16 17 18);
    }
  `;

  async open() {
    await import('./glass-count.js');
    this.isOpen = true;
  }

  render() {
    return html`<h1>Water</h1>
      <button type="button" @click=${this.open}>Count the glasses</button>
      ${this.isOpen ? html`<glass-count></glass-count>` : ''}`;
  }
}

customElements.define('water-page', WaterPage);
