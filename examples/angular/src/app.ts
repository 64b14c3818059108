import { Component, signal } from '@angular/core';
import { Reminder } from './reminder';

@Component({
  selector: 'app-root',
  imports: [Reminder],
  template: `
    <h1>Appointments</h1>
    <button type="button" (click)="isOpen.set(true)">Show the reminder</button>
    @defer (when isOpen()) {
      <app-reminder />
    }
  `,
})
export class App {
  protected readonly isOpen = signal(false);
}
