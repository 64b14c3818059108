import { useState } from 'react';
import { Button } from '../src/ui/button/index.ts';
import { ChipButton, ChipGroup, ChipLink } from '../src/ui/chip/index.ts';
import { Dialog } from '../src/ui/dialog/index.ts';
import { Disclosure } from '../src/ui/disclosure/index.ts';
import { Pagination } from '../src/ui/pagination/index.ts';
import { RichText } from '../src/ui/rich-text/index.ts';
import { Segmented, SegmentedLinks } from '../src/ui/segmented/index.ts';
import { TextField } from '../src/ui/text-field/index.ts';
import { Toast, ToastRegion } from '../src/ui/toast/index.ts';
import styles from './gallery.module.css';
import { Part } from './part.tsx';
import { pictures } from './pictures.ts';
import { texts as t } from './texts.ts';

/** Lists' controls, prose, and what lies above the page. */
export function Surfaces() {
  const [tab, setTab] = useState('active');
  const [open, setOpen] = useState<'none' | 'center' | 'side'>('none');
  const [toasts, setToasts] = useState<readonly number[]>([]);
  const picture = pictures[1];
  const segments = [
    { id: 'active', label: t.active, count: 2, href: '#' },
    { id: 'completed', label: t.completed, href: '#' },
  ];
  return (
    <>
      <Part name="chip">
        <ChipGroup label={t.vitamins}>
          {t.chips.map((chip, index) => (
            <ChipLink key={chip} href="#" current={index === 1}>
              {chip}
            </ChipLink>
          ))}
        </ChipGroup>
        <ChipGroup label={t.sort} overflow="wrap">
          <ChipLink href="#" current removeLabel={t.remove}>
            {t.slim}
          </ChipLink>
          <ChipButton pressed={tab === 'active'} onToggle={() => setTab('completed')} count={12}>
            {t.isNew}
          </ChipButton>
        </ChipGroup>
      </Part>
      <Part name="segmented">
        <Segmented label={t.active} items={segments} current={tab} onChange={setTab} />
        <SegmentedLinks label={t.completed} items={segments} current="active" />
      </Part>
      <Part name="pagination">
        {[1, 5, 20].map((page) => (
          <Pagination
            key={page}
            label={t.page}
            page={page}
            pages={20}
            toHref={() => '#'}
            previousLabel={t.previous}
            nextLabel={t.next}
            pageLabel={(number) => `${t.page} ${number}`}
          />
        ))}
      </Part>
      <Part name="disclosure">
        <div>
          {[0, 1, 2].map((index) => (
            <Disclosure key={index} summary={t.faq} open={index === 1} headingLevel={3}>
              {t.faqAnswer}
            </Disclosure>
          ))}
        </div>
      </Part>
      <Part name="rich-text">
        <RichText
          blocks={[
            { kind: 'heading', level: 2, text: t.article },
            { kind: 'paragraph', text: `${t.emptyText} **${t.info}** [${t.toCatalogue}](/)` },
            { kind: 'list', ordered: false, items: t.suggested },
            { kind: 'heading', level: 3, text: t.faq },
            { kind: 'list', ordered: true, items: t.sorts },
            { kind: 'quote', text: t.faqAnswer, by: t.brand },
            {
              kind: 'table',
              header: [t.vitamins, t.dose, t.amount],
              rows: [
                [t.shortProduct, t.dose, '60'],
                [t.thirdProduct, t.dose, '90'],
              ],
            },
            ...(picture ? [{ kind: 'image', picture, alt: '' } as const] : []),
          ]}
        />
      </Part>
      <Part name="dialog, toast">
        <div className={styles['row']}>
          <Button variant="secondary" onClick={() => setOpen('center')}>
            {t.open}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('side')}>
            {t.chips[0]}
          </Button>
          <Button variant="secondary" onClick={() => setToasts([...toasts, Date.now()])}>
            {t.undo}
          </Button>
        </div>
        <Dialog
          open={open !== 'none'}
          placement={open === 'side' ? 'side' : 'center'}
          onClose={() => setOpen('none')}
          title={t.login}
          closeLabel={t.close}
          cancelLabel={t.cancel}
          confirm={{ label: t.confirm, onConfirm: () => setOpen('none') }}
        >
          <div className={styles['fields']}>
            <TextField label={t.email} value="" onChange={() => {}} />
            <TextField label={t.password} value="" onChange={() => {}} error={t.emailError} />
          </div>
        </Dialog>
        <ToastRegion label={t.suggestions} count={toasts.length}>
          {toasts.map((id) => (
            <Toast key={id} tone="success" closeLabel={t.close} onClose={() => setToasts((all) => all.filter((one) => one !== id))}>
              {t.toast}
            </Toast>
          ))}
        </ToastRegion>
      </Part>
    </>
  );
}
