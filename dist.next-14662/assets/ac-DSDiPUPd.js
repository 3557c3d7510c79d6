//# allFunctionsCalledOnLoad

import{t as e}from"./coin-C363BDrE.js";import{N as t}from"./screens-DYtKvMH7.js";import{j as n}from"./vendor-DGxS7BTl.js";import{i as r}from"./routes-player-B3Rrvxm4.js";var i=n(),a=0,o=()=>(0,i.jsx)(e,{type:a,page:r.useSearch().page}),s=({context:{queryClient:e},deps:{page:n}})=>{e.prefetchQuery(t.ledger(a,n)).catch(()=>{})};export{o as component,s as loader};